import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { type ImageLimits, ImageRefused, type PlainImage, refuseSize } from './image-refused.ts';

/** How many values a pixel has, by the kind of colour. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths: Readonly<Record<number, readonly number[]>> = {
  ...{ 0: [1, 2, 4, 8], 2: [8], 3: [1, 2, 4, 8], 4: [8], 6: [8] },
};

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The parts of a PNG in their order, each as it was summed. */
function chunksOf(bytes: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(at + 4, end))) throw new ImageRefused('The image is damaged');
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    // What stands behind the end is none of the image.
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  throw new ImageRefused('The image is damaged');
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, sum]);
}

/** A PNG packed anew, with its size, its palette, what is clear in it, and its pixels. */
export function plainPng(bytes: Buffer, limits: ImageLimits): PlainImage {
  const [head, ...others] = chunksOf(bytes);
  if (head?.type !== 'IHDR' || head.data.length !== 13) throw new ImageRefused('The image is damaged');
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [depth = 0, colour = 0, packing, filter, interlaced] = head.data.subarray(8);
  refuseSize(width, height, limits);
  if (!depths[colour]?.includes(depth) || packing !== 0 || filter !== 0)
    throw new ImageRefused('An image has at most 8 bits a colour');
  if (interlaced !== 0) throw new ImageRefused('Save the image without interlacing');
  const of = (type: string) => others.filter((each) => each.type === type).map(({ data }) => data);
  const row = 1 + Math.ceil((width * depth * (channels[colour] ?? 0)) / 8);
  const pixels = inflateSync(Buffer.concat(of('IDAT')), { maxOutputLength: row * height });
  if (pixels.length !== row * height) throw new ImageRefused('The image is damaged');
  for (let at = 0; at < pixels.length; at += row)
    if ((pixels[at] ?? 9) > 4) throw new ImageRefused('The image is damaged');
  const [palette] = of('PLTE');
  if (colour === 3 && (!palette || palette.length % 3 !== 0 || palette.length > 768))
    throw new ImageRefused('The image is damaged');
  const [clear] = of('tRNS');
  return {
    ...{ mediaType: 'image/png', width, height },
    bytes: Buffer.concat([
      bytes.subarray(0, 8),
      chunk('IHDR', head.data),
      ...(colour === 3 && palette ? [chunk('PLTE', palette)] : []),
      ...(clear && clear.length <= 256 && colour < 4 ? [chunk('tRNS', clear)] : []),
      chunk('IDAT', deflateSync(pixels, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
}
