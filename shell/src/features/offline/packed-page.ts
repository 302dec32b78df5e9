/** Pages are kept as gzip, so that three times as many fit into the two megabytes of a copy. */
export function pack(html: string): Promise<ArrayBuffer> {
  return new Response(new Blob([html]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}

export async function unpack(page: Response): Promise<string> {
  const packed = await page.blob();
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
