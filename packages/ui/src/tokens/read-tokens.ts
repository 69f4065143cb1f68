import { readFileSync } from 'node:fs';

/** For tests: the text of a style sheet of this folder. */
export const css = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** For tests: the custom properties a text sets, by name, the last one of a name winning. */
export const variables = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

/** The themes, and the least ratio of text on its ground in each. */
export const themes = { light: 4.5, dark: 4.5, contrast: 7 } as const;
export type ThemeName = keyof typeof themes;

const primitive = variables(css('primitive.css'));

/** WCAG luminance of an oklch colour, on 8-bit sRGB as a screen shows it. */
function luminance(color: string): number {
  const match = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/.exec(color);
  if (!match) throw new Error(`not a colour: ${color}`);
  const [lightness, chroma, hue] = [Number(match[1]) / 100, Number(match[2]), (Number(match[3]) * Math.PI) / 180];
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    const seen = Math.round(encoded * 255) / 255;
    return seen <= 0.04045 ? seen / 12.92 : ((seen + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** Colours of a theme, `over` it those of another sheet such as print. */
export function readTheme(name: ThemeName, over: Map<string, string> = new Map()) {
  const own = variables(css(`themes/${name}.css`));
  const resolve = (token: string): string => {
    const value = over.get(`--${token}`) ?? own.get(`--${token}`) ?? primitive.get(`--${token}`) ?? '';
    const link = /^var\(--([\w-]+)\)$/.exec(value);
    return link ? resolve(link[1] ?? '') : value;
  };
  const contrast = (one: string, two: string): number => {
    const [a, b] = [luminance(resolve(one)), luminance(resolve(two))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  return { own, contrast };
}
