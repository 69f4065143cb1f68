import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import tailwind from '../../../../tailwind.config.ts';

const css = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const variables = (text: string) =>
  new Map([...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const primitive = variables(css('primitive.css'));
const themes = { light: 4.5, dark: 4.5, contrast: 7 } as const;

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

const surfaces = ['canvas', 'base', 'raised', 'sunken', 'header', 'hover', 'selected', 'current'].map(
  (name) => `surface-${name}`,
);
const tones = ['info', 'success', 'warning', 'danger', 'neutral'];

describe.each(Object.entries(themes))('theme %s', (name, floor) => {
  const theme = variables(css(`themes/${name}.css`));
  const resolve = (token: string): string => {
    const value = theme.get(`--${token}`) ?? primitive.get(`--${token}`) ?? '';
    const link = /^var\(--([\w-]+)\)$/.exec(value);
    return link ? resolve(link[1] ?? '') : value;
  };
  const contrast = (one: string, two: string) => {
    const [a, b] = [luminance(resolve(one)), luminance(resolve(two))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };

  test.each(['text-default', 'text-muted', 'text-subtle', 'text-link', 'text-negative', 'accent-fg'])(
    '%s reads on every surface',
    (token) => {
      for (const surface of surfaces)
        expect(contrast(token, surface), `${token} on ${surface}`).toBeGreaterThanOrEqual(floor);
    },
  );
  test.each(tones)('%s reads on its tint, on the sheet and on its solid', (tone) => {
    expect(contrast(`${tone}-fg`, `${tone}-bg`)).toBeGreaterThanOrEqual(floor);
    expect(contrast(`${tone}-fg`, 'surface-base')).toBeGreaterThanOrEqual(floor);
    expect(contrast(`${tone}-on-solid`, `${tone}-solid`)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(`${tone}-border`, 'surface-base')).toBeGreaterThanOrEqual(3);
  });
  it('has edges and a focus ring that can be seen', () => {
    for (const edge of ['border-control-base', 'border-strong', 'focus-ring', 'accent-border']) {
      for (const surface of ['surface-base', 'surface-raised', 'surface-canvas'])
        expect(contrast(edge, surface), `${edge} on ${surface}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrast('text-default', 'focus-field-bg')).toBeGreaterThanOrEqual(floor);
    expect(contrast('accent-on-solid', 'accent-solid')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('text-inverse', 'surface-inverse')).toBeGreaterThanOrEqual(4.5);
  });
  it('defines every name of the light theme', () => {
    const missing = [...variables(css('themes/light.css')).keys()].filter((key) => !theme.has(key));
    expect(missing).toEqual([]);
  });
});

it('offers classes only for variables that exist', () => {
  const known = new Set([
    ...primitive.keys(),
    ...variables(css('themes/light.css')).keys(),
    ...variables(css('density.css')).keys(),
    ...variables(css('motion.css')).keys(),
  ]);
  const used = [...JSON.stringify(tailwind.theme).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});
