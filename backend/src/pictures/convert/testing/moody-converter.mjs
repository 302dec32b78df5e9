// A converting process that does what the first byte of the picture says. Plain JavaScript: it starts at once.
process.on('message', ({ bytes }) => {
  const mood = String.fromCharCode(bytes[0] ?? 0);
  if (mood === 'p') process.send?.({ made: Buffer.from(String(process.pid)) });
  if (mood === 'e') process.send?.({ made: Buffer.from(JSON.stringify(process.env)) });
  if (mood === 'r') process.send?.({ refused: 'no picture' });
  if (mood === 'x') {
    process.stderr.write('out of luck\n');
    process.exit(139);
  }
  // Any other mood: it hangs, as decoders can.
});
