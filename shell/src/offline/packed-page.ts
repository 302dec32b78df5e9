/** Pages are kept as gzip: packed, the paper has three times as many of them in its two megabytes. */
export function pack(html: string): Promise<ArrayBuffer> {
  return new Response(new Blob([html]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}

export async function unpack(page: Response): Promise<string> {
  const packed = await page.blob();
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
