import { BodyTooLarge } from './readBody.ts';

const lineBreak = 0x0a;

/**
 * Parts a body into its first line, `limit` bytes at most, and what follows as it comes. So come answers with a file:
 * JSON on one line, then the bytes of the file. `release` lets go of what is not read.
 */
export async function splitBody(
  request: Request,
  limit: number,
): Promise<{ line: Uint8Array; rest: AsyncIterable<Uint8Array>; release: () => void }> {
  const reader = request.body?.getReader();
  const release = () => void reader?.cancel().catch(() => {});
  const next = async () => (await reader?.read())?.value;
  let line = new Uint8Array();
  let after: Uint8Array | undefined;
  while (!after) {
    const chunk = await next();
    const end = chunk?.indexOf(lineBreak) ?? 0;
    const part = chunk?.subarray(0, end < 0 ? undefined : end) ?? line.subarray(0, 0);
    if (line.byteLength + part.byteLength > limit) {
      release();
      throw new BodyTooLarge();
    }
    const joined = new Uint8Array(line.byteLength + part.byteLength);
    joined.set(line);
    joined.set(part, line.byteLength);
    line = joined;
    if (!chunk) after = part.subarray(0, 0);
    else if (end >= 0) after = chunk.subarray(end + 1);
  }

  async function* rest(first: Uint8Array): AsyncGenerator<Uint8Array> {
    for (let chunk: Uint8Array | undefined = first; chunk; chunk = await next()) yield chunk;
  }

  return { line, rest: rest(after), release };
}
