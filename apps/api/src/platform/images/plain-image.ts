import { type ImageLimits, ImageRefused, type PlainImage } from './image-refused.ts';
import { plainJpeg } from './plain-jpeg.ts';
import { plainPng } from './plain-png.ts';

const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * An image as it is kept: a PNG packed anew, a JPEG with its picture alone. Whatever else was in the file (names, places, other files behind its end) is
 * gone. No more is unpacked than the sides of the image allow.
 * @returns why it is not taken, as a sentence without its point, or the image
 */
export function plainImage(bytes: Buffer, limits: ImageLimits): PlainImage | string {
  try {
    if (bytes.subarray(0, pngHead.length).equals(pngHead)) return plainPng(bytes, limits);
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return plainJpeg(bytes, limits);
    return 'An image is a PNG or a JPEG';
  } catch (error) {
    if (error instanceof ImageRefused) return error.message;
    // Whatever ends early or cannot be unpacked.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return 'The image is damaged';
    throw error;
  }
}
