import { describe, expect, it, test } from 'vitest';
import tailwind from '../../../../tailwind.config.ts';
import { css, type ThemeName, themes, variables } from './read-tokens.ts';
import source from './tokens.json' with { type: 'json' };

/** The style sheets say what `tokens.json`, the source of the visual language, says: each token, in each theme and density. */

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const entries = <T>(group: object) => Object.entries(group).filter(([name]) => !name.startsWith('$')) as [string, T][];

interface Colour {
  components: number[];
  alpha: number;
}
interface Length {
  $value: { value: number; unit: string };
}
/** `oklch(15.5% 0.01 235 / 0.42)`, the alpha only where there is one. */
const oklch = ({ components: [light = 0, chroma = 0, hue = 0], alpha }: Colour) =>
  `oklch(${Number((light * 100).toFixed(2))}% ${chroma} ${hue}${alpha < 1 ? ` / ${alpha}` : ''})`;
const length = ({ value, unit }: Length['$value']) => `${value}${unit}`;

const primitive = variables(css('primitive.css'));

describe('scales', () => {
  test.each(entries<Record<string, { $value: Colour }>>(source.color))('%s', (scale, steps) => {
    for (const [step, token] of entries<{ $value: Colour }>(steps))
      expect(primitive.get(`--${kebab(scale)}-${step}`), `${scale}.${step}`).toBe(oklch(token.$value));
  });
});

describe.each(Object.keys(themes) as ThemeName[])('theme %s', (name) => {
  const own = variables(css(`themes/${name}.css`));
  const groups = entries<Record<string, { $value: string | Colour }>>(source.theme[name]);
  test.each(groups)('%s', (group, tokens) => {
    for (const [token, { $value }] of entries<{ $value: string | Colour }>(tokens)) {
      const expected =
        typeof $value === 'string'
          ? `var(--${$value.slice(1, -1).split('.').slice(1).map(kebab).join('-')})`
          : oklch($value);
      expect(own.get(`--${group}-${kebab(token)}`), `${group}.${token}`).toBe(expected);
    }
  });
  it('casts the shadows of its side', () => {
    type Shadow = { color: Colour } & Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length['$value']>;
    const side = source.elevation[name === 'dark' ? 'dark' : 'light'];
    for (const [level, { $value }] of entries<{ $value: Shadow[] }>(side)) {
      const text = $value.map(({ color, offsetX, offsetY, blur, spread }) =>
        [...[offsetX, offsetY, blur, spread].map(length), oklch(color)].join(' '),
      );
      const flat = (value: string) => value.replace(/\b0px/g, '0');
      expect(flat(own.get(`--shadow-${level}`) ?? ''), level).toBe(flat(text.join(', ')));
    }
  });
});

describe('sizes', () => {
  test.each(entries<Record<string, Length>>(source.density))('density %s', (name, tokens) => {
    const block = css('density.css').match(new RegExp(`\\[data-density="${name}"\\] \\{([^}]*)\\}`))?.[1] ?? '';
    const own = variables(block);
    for (const [token, { $value }] of entries<Length>(tokens))
      expect(own.get(`--${kebab(token)}`), token).toBe(length($value));
    expect([...own.keys()].sort()).toEqual(
      entries(tokens)
        .map(([token]) => `--${kebab(token)}`)
        .sort(),
    );
  });
  test.each(['radius', 'size'] as const)('%s', (group) => {
    for (const [token, { $value }] of entries<Length>(source[group]))
      expect(primitive.get(`--${group}-${kebab(token)}`), token).toBe(length($value));
  });
  it('stacks in the order of the look', () => {
    for (const [token, { $value }] of entries<{ $value: number }>(source.zIndex))
      expect(primitive.get(`--z-${kebab(token)}`), token).toBe(String($value));
  });
  it('moves as long as the look says', () => {
    const own = variables(css('motion.css').split('@media')[0] ?? '');
    for (const name of ['quick', 'base', 'slow'] as const)
      expect(own.get(`--motion-${name}`)).toBe(length(source.motion[name].$value));
    for (const name of ['easeOut', 'easeIn'] as const)
      expect(own.get(`--${kebab(name)}`)).toBe(`cubic-bezier(${source.motion[name].$value.join(', ')})`);
  });
});

describe('type', () => {
  const sizes: Record<string, string[]> = tailwind.theme.fontSize;
  test.each(['figure', 'title', 'heading', 'section'] as const)('%s', (role) => {
    const { fontSize, lineHeight } = source.typography[role].$value;
    expect(sizes[role]).toEqual([length(fontSize), `${Math.round(fontSize.value * lineHeight)}px`]);
  });
  it('sets body, label and small print by density', () => {
    const compact = variables(css('density.css').split('[data-density="default"]')[0] ?? '');
    for (const [role, token] of [
      ['body', '--font-base'],
      ['label', '--font-label'],
      ['micro', '--font-micro'],
    ] as const) {
      expect(sizes[role]?.[0]).toBe(`var(${token})`);
      expect(compact.get(token)).toBe(length(source.typography[role].$value.fontSize));
    }
  });
  it('uses the weights of the look', () => {
    expect(tailwind.theme.fontWeight).toMatchObject({
      normal: String(source.typography.body.$value.fontWeight),
      label: String(source.typography.label.$value.fontWeight),
      medium: String(source.typography.micro.$value.fontWeight),
      semibold: String(source.typography.heading.$value.fontWeight),
      total: String(source.typography.total.$value.fontWeight),
    });
  });
  it('draws figures and identifiers with the features of the look', () => {
    const utilities = css('utilities.css');
    for (const name of ['figures', 'identifier'] as const) {
      const block = new RegExp(`@utility ${name} \\{([^}]*)\\}`).exec(utilities)?.[1] ?? '';
      for (const [feature = ''] of source.font.features[name].$value.matchAll(/'\w+'/g))
        expect(block, `${name} ${feature}`).toContain(feature.replaceAll("'", '"'));
    }
  });
});
