/** How large an image may be, in pixels. */
export interface ImageLimits {
  readonly width: { readonly min: number; readonly max: number };
  readonly height: { readonly min: number; readonly max: number };
}

/** An image without anything but its picture. */
export interface PlainImage {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Why some bytes are no image that is taken. */
export class ImageRefused extends Error {}

/** Throws where an image is smaller or larger than it may be, before anything of that size is made. */
export function refuseSize(width: number, height: number, limits: ImageLimits): void {
  const { width: w, height: h } = limits;
  if (width < w.min || height < h.min || width > w.max || height > h.max)
    throw new ImageRefused(
      `The image has ${width} by ${height} pixels: from ${w.min} by ${h.min} to ${w.max} by ${h.max} can be taken`,
    );
}
