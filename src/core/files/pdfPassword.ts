/**
 * Whether a PDF opens with the empty user password, which viewers try before they ask for one: the standard security
 * handler of ISO 32000-2, 7.6.4. A file with an owner password alone opens.
 */
import { md5 as hashByMd5 } from '@noble/hashes/legacy.js';

type Bytes = Uint8Array<ArrayBuffer>;

/** Stands for the empty password in revisions 2 to 4 (ISO 32000-2, 7.6.4.3.2). */
const padding = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

/**
 * Whether viewers ask for a password; undefined if the parts do not tell. `parts` of the file have one character a byte, the
 * last part first.
 */
export async function needsPassword(parts: readonly string[]): Promise<boolean | undefined> {
  const trailers = parts.flatMap(findTrailers);
  // A linearized file has two trailers. The one at its end may name only its size.
  const trailer = trailers.find((one) => /\/Root\b/.test(one));
  if (trailer === undefined) return undefined;
  const [, number, generation] = /\/Encrypt\s+(\d+)\s+(\d+)\s+R\b/.exec(trailer) ?? [];
  if (number === undefined && !/\/Encrypt\s*<</.test(trailer)) return false;
  const [dictionary] =
    number === undefined
      ? [trailer.slice(trailer.search(/\/Encrypt\s*<</))]
      : parts.flatMap((part) => findObject(part, number, generation));
  return dictionary === undefined ? undefined : !(await opensWithoutPassword(dictionary, trailer));
}

/** The trailer dictionaries in a part of a file, the last one first: after `trailer`, or of a cross-reference stream. */
function findTrailers(part: string): string[] {
  const classic = [...part.matchAll(/\btrailer\s*<<[^]*?(?=\bstartxref\b|$)/g)];
  const streams = [
    ...part.matchAll(/\d\s+obj\b(?:(?!\bobj\b|\bstream\b)[^])*\/XRef\b(?:(?!\bstream\b)[^])*/g),
  ];
  return [...classic, ...streams].sort((one, other) => other.index - one.index).map(([text]) => text);
}

/** The object with this number in a part of a file, the last version of it first. */
function findObject(part: string, number: string, generation = '0'): string[] {
  const start = new RegExp(String.raw`(?:^|\D)${number}\s+${generation}\s+obj\b`, 'g');
  return [...part.matchAll(start)]
    .reverse()
    .map(({ index }) => part.slice(index, part.indexOf('endobj', index) >>> 0));
}

async function opensWithoutPassword(dictionary: string, trailer: string): Promise<boolean> {
  // Other security handlers need a certificate.
  if (!/\/Filter\s*\/Standard\b/.test(dictionary)) return false;
  const revision = readNumber(dictionary, 'R');
  // Only the attachments are encrypted.
  if (revision >= 4 && !/\/StmF\s*\/(?!Identity\b)/.test(dictionary)) return true;
  const userEntry = readString(dictionary, /\/U\s*(?=[(<])/);
  if (revision >= 5) {
    const hash = revision === 5 ? (input: Bytes) => sha('SHA-256', input) : hardenedHash;
    const isOf = async (entry: Bytes, ...user: Bytes[]) =>
      startsWith(entry, await hash(concat(entry.subarray(32, 40), ...user), concat(...user)), 32);
    // Viewers try the empty password as the owner's too.
    return (
      (await isOf(userEntry)) || isOf(readString(dictionary, /\/O\s*(?=[(<])/), userEntry.subarray(0, 48))
    );
  }
  return revision === 2
    ? startsWith(userEntry, rc4(fileKey(dictionary, trailer, revision), padding), 32)
    : startsWith(userEntry, userCheck(fileKey(dictionary, trailer, revision), trailer), 16);
}

/** The key of the file for the empty password (ISO 32000-2, algorithm 2). */
function fileKey(dictionary: string, trailer: string, revision: number): Bytes {
  // Without the crypt filters, which have a length of their own.
  const bits = readNumber(dictionary.replace(/\/CF\s*<<.*?>>\s*>>/s, ''), 'Length');
  const length = revision === 2 ? 5 : (bits || (revision === 3 ? 40 : 128)) / 8;
  const permissions = new DataView(new ArrayBuffer(4));
  permissions.setInt32(0, readNumber(dictionary, 'P'), true);
  const hidesMetadata = revision < 4 || !/\/EncryptMetadata\s+false\b/.test(dictionary);
  let key = md5(
    padding,
    readString(dictionary, /\/O\s*(?=[(<])/).subarray(0, 32),
    new Uint8Array(permissions.buffer),
    fileId(trailer),
    new Uint8Array(hidesMetadata ? 0 : 4).fill(0xff),
  );
  const rounds = revision >= 3 ? 50 : 0;
  for (let round = 0; round < rounds; round += 1) key = md5(key.subarray(0, length));
  return key.subarray(0, length);
}

/** The start of the entry `U` in revisions 3 and 4 (algorithm 5). */
function userCheck(key: Bytes, trailer: string): Bytes {
  let check = md5(padding, fileId(trailer));
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return check;
}

const fileId = (trailer: string) => readString(trailer, /\/ID\s*\[\s*(?=[(<])/);

/** The hash of the empty password in revision 6 (algorithm 2.B). `user` is the entry `U` for an owner's password. */
async function hardenedHash(input: Bytes, user: Bytes): Promise<Bytes> {
  let hash = await sha('SHA-256', input);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const key = await crypto.subtle.importKey('raw', hash.subarray(0, 16), 'AES-CBC', false, ['encrypt']);
    const repeated = concat(...Array.from({ length: 64 }, () => [hash, user]).flat());
    const iv = hash.subarray(16, 32);
    const encrypted = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, repeated);
    // WebCrypto appends a block of padding.
    const bytes = new Uint8Array(encrypted, 0, repeated.length);
    const remainder = bytes.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = await sha((['SHA-256', 'SHA-384', 'SHA-512'] as const)[remainder] ?? 'SHA-256', bytes);
    last = bytes.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

const md5 = (...parts: readonly Bytes[]) => concat(hashByMd5(concat(...parts)));

async function sha(algorithm: 'SHA-256' | 'SHA-384' | 'SHA-512', bytes: Bytes) {
  return new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
}

function rc4(key: Bytes, bytes: Bytes): Bytes {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => ([state[one], state[other]] = [at(other), at(one)]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return bytes.map((byte) => {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  });
}

function readNumber(dictionary: string, key: string): number {
  return Number(new RegExp(String.raw`/${key}\s+(-?\d+)`).exec(dictionary)?.[1]);
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The string after a key: hexadecimal, or literal with its escapes (ISO 32000-2, 7.3.4). Empty if it is missing. */
function readString(text: string, key: RegExp): Bytes {
  const { index = text.length, 0: found = '' } = key.exec(text) ?? {};
  const rest = text.slice(index + found.length);
  if (rest.startsWith('<')) {
    const digits = rest.slice(1, rest.indexOf('>')).replaceAll(/\s/g, '');
    return Uint8Array.from(digits.match(/..?/g) ?? [], (byte) => Number.parseInt(byte.padEnd(2, '0'), 16));
  }
  const characters: string[] = [];
  let depth = 0;
  for (const [token] of rest.matchAll(/\\(?:[0-7]{1,3}|\r\n|[^])|\r\n|[^]/g)) {
    depth += Number(token === '(') - Number(token === ')');
    if (depth === 0) break;
    characters.push(unescape(token));
  }
  return Uint8Array.from(characters.join('').slice(1), (character) => character.charCodeAt(0));
}

/** The character of a token in a literal string; empty for an escaped line break. */
function unescape(token: string): string {
  if (/^\\[0-7]/.test(token)) return String.fromCharCode(Number.parseInt(token.slice(1), 8) & 255);
  if (/^\\[\r\n]/.test(token)) return '';
  if (token.startsWith('\\')) return escapes[token.slice(1)] ?? token.slice(1);
  return token.startsWith('\r') ? '\n' : token;
}

function concat(...parts: readonly Uint8Array[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function startsWith(entry: Bytes, start: Bytes, length: number): boolean {
  return entry.length >= length && start.subarray(0, length).every((byte, index) => byte === entry[index]);
}
