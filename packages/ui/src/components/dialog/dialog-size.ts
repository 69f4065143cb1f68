import type { CSSProperties } from 'react';

/** A length of a dialog: pixels, or per cent of the window. */
export type DialogLength = number | `${number}%`;

/** A dialog's own measures. What is not given follows the content. Nothing gets larger than the window. */
export interface DialogBox {
  width?: DialogLength;
  height?: DialogLength;
  /** Pixels: a dialog given in per cent does not get narrower. */
  minWidth?: number;
  /** Pixels: a dialog given in per cent does not get lower. */
  minHeight?: number;
}

/** Named sizes. `default` is 85 % of the window; `confirm` 420 px; `session` 400 px; `report` 85 % in both directions. */
export type DialogPreset = 'default' | 'confirm' | 'session' | 'small' | 'medium' | 'large' | 'report';

/** A named size, a width, or a box: `'confirm'`, `600`, `'90%'`, `{ width: '80%', height: '80%', minWidth: 1200 }`. */
export type DialogSize = DialogPreset | DialogLength | DialogBox;

/** No dialog is larger than this share of the window, whatever it asks for. */
export const DIALOG_MOST = { width: 0.96, height: 0.94 } as const;

const css = (length: DialogLength, unit: 'vw' | 'vh') =>
  typeof length === 'number' ? `${length}px` : `${Number.parseFloat(length)}${unit}`;

/** A minimum that still gives way to the window: CSS lets `min-width` win over `max-width`. */
const least = (pixels: number, unit: 'vw' | 'vh') =>
  `min(${pixels}px, ${unit === 'vw' ? DIALOG_MOST.width * 100 : DIALOG_MOST.height * 100}${unit})`;

/** The preset whose classes apply, and the style of a size given in measures. */
export function dialogSize(size: DialogSize = 'default'): { preset: DialogPreset | 'own'; style?: CSSProperties } {
  if (typeof size === 'string' && !size.endsWith('%')) return { preset: size as DialogPreset };
  const box: DialogBox = typeof size === 'object' ? size : { width: size as DialogLength };
  const { width, height, minWidth, minHeight } = box;
  const style: CSSProperties = {};
  if (width !== undefined) style.width = css(width, 'vw');
  if (height !== undefined) style.height = css(height, 'vh');
  if (minWidth !== undefined) style.minWidth = least(minWidth, 'vw');
  if (minHeight !== undefined) style.minHeight = least(minHeight, 'vh');
  return { preset: 'own', style };
}
