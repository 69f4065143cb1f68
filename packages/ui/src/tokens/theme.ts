import type { Config } from 'tailwindcss';

/** `read('surface', 'base', 'raised')` = { 'surface-base': 'var(--surface-base)', ... } */
const read = (group: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`${group}-${name}`, `var(--${group}-${name})`]));

/** The same without the group in the class name: `text-muted` reads `--text-muted`. */
const bare = (group: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${group}-${name})`]));

const sizes = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `var(--size-${name})`]));

const tone = (name: string) => read(name, 'fg', 'bg', 'border', 'line', 'solid', 'on-solid');

/**
 * Semantic tokens only: a palette class (`bg-red-500`) does not exist here, so it cannot be used.
 * Values are custom properties, so a theme or density switch needs no new class.
 */
const theme = {
  colors: {
    inherit: 'inherit',
    current: 'currentColor',
    transparent: 'transparent',
    ...read(
      'surface',
      'canvas',
      'base',
      'raised',
      'sunken',
      'header',
      'hover',
      'selected',
      'current',
      'disabled',
      'chrome',
      'chrome-hover',
      'chrome-field',
      'inverse',
      'scrim',
    ),
    ...read('accent', 'fg', 'bg', 'bg-hover', 'border', 'solid', 'solid-hover', 'solid-active', 'on-solid'),
    ...read('focus', 'ring', 'field-bg', 'on-chrome'),
    ...tone('info'),
    ...tone('success'),
    ...tone('warning'),
    ...tone('danger'),
    ...tone('neutral'),
    ...read('chart', 's1', 's2', 's3', 's4', 's5', 's6', 'grid', 'axis'),
  },
  textColor: bare(
    'text',
    'default',
    'muted',
    'subtle',
    'disabled',
    'link',
    'inverse',
    'on-chrome',
    'on-chrome-muted',
    'negative',
  ),
  borderColor: bare('border', 'hairline', 'default', 'control', 'control-base', 'strong', 'selected', 'chrome'),
  fontFamily: { sans: 'var(--font-sans)', mono: 'var(--font-mono)' },
  fontSize: {
    figure: ['22px', '28px'],
    title: ['18px', '22px'],
    heading: ['15px', '20px'],
    section: ['13px', '18px'],
    body: ['var(--font-base)', '18px'],
    label: ['var(--font-label)', 'var(--label-line)'],
    micro: ['var(--font-micro)', '14px'],
  },
  fontWeight: { normal: '400', label: '450', medium: '500', semibold: '600', total: '650' },
  letterSpacing: { tight: '-0.012em', normal: '-0.006em' },
  borderRadius: {
    none: '0',
    xs: 'var(--radius-xs)',
    sm: 'var(--radius-sm)',
    md: 'var(--radius-md)',
    lg: 'var(--radius-lg)',
    full: 'var(--radius-full)',
  },
  boxShadow: {
    none: 'none',
    sheet: 'var(--shadow-sheet)',
    layer: 'var(--shadow-layer)',
    dialog: 'var(--shadow-dialog)',
  },
  zIndex: {
    ...Object.fromEntries(
      [
        'base',
        'sticky-cell',
        'grid-head',
        'totals-bar',
        'context-panel',
        'file-header',
        'global-bar',
        'region-busy',
        'dialog',
        'layer',
        'tooltip',
        'toast',
        'session',
        'app-busy',
        'notice',
      ].map((name) => [name, `var(--z-${name})`]),
    ),
  },
  screens: { md: '1440px', lg: '1600px', xl: '2200px' },
  transitionDuration: {
    DEFAULT: 'var(--motion-quick)',
    quick: 'var(--motion-quick)',
    base: 'var(--motion-base)',
    slow: 'var(--motion-slow)',
  },
  transitionTimingFunction: { DEFAULT: 'var(--ease-out)', out: 'var(--ease-out)', in: 'var(--ease-in)' },
  extend: {
    animation: {
      layer: 'var(--enter-layer)',
      fade: 'var(--enter-fade)',
      tint: 'var(--changed-tint)',
      spin: 'spin var(--spin) linear infinite',
    },
    spacing: {
      control: 'var(--control)',
      'control-sm': 'var(--control-sm)',
      'grid-row': 'var(--grid-row)',
      'grid-head': 'var(--grid-head)',
      'menu-item': 'var(--menu-item)',
      tab: 'var(--tab)',
      'page-head': 'var(--pagehead)',
      'label-line': 'var(--label-line)',
      'field-x': 'var(--field-gap-x)',
      'field-y': 'var(--field-gap-y)',
      section: 'var(--section-gap)',
      page: 'var(--page-pad)',
      cell: 'var(--cell-pad)',
      ...sizes(
        'global-bar',
        'file-header',
        'menu',
        'menu-rail',
        'context-panel',
        'context-rail',
        'totals-bar',
        'icon-sm',
        'icon',
        'target-min',
        'sheet-max',
      ),
    },
  },
} satisfies Config['theme'];

/** What the class names of the kit mean, for `@config` of an app's style sheet. */
export default { theme };
