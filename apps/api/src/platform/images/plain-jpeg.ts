import { type ImageLimits, ImageRefused, type PlainImage, refuseSize } from './image-refused.ts';

const damaged = () => new ImageRefused('The image is damaged');

/** What a JPEG is drawn by: tables, the frame, how it restarts. All else (names, places, thumbnails, comments) is left out. */
const kept: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, 0xda]);
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/** Where the next marker is behind the data of a scan: a byte FF with neither 00 nor a restart behind it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw damaged();
}

/** A JPEG with its picture alone. */
export function plainJpeg(bytes: Buffer, limits: ImageLimits): PlainImage {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let size: { readonly width: number; readonly height: number } | null = null;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) throw damaged();
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) throw damaged();
    if (frames.has(marker)) {
      // One frame alone: of a second one the size would not be that which was looked at.
      if (size !== null) throw damaged();
      if (bytes.readUInt8(at + 4) !== 8) throw new ImageRefused('An image has at most 8 bits a colour');
      if (![1, 3].includes(bytes.readUInt8(at + 9))) throw new ImageRefused('Save the image in grey or in RGB');
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      refuseSize(size.width, size.height, limits);
    } else if ((marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4) || marker < 0xc0)
      throw new ImageRefused('Save the image as a plain JPEG, or as a PNG');
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (marker === 0xda && size === null) throw damaged();
    if (kept.has(marker)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  if (size === null) throw damaged();
  return { mediaType: 'image/jpeg', ...size, bytes: Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]) };
}
