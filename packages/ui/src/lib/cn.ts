import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge, validators } from 'tailwind-merge';

const { isAny } = validators;
const all = (...names: string[]) => names.map((name) => ({ [name]: [isAny] }));
const sides = ['x', 'y', 's', 'e', 't', 'r', 'b', 'l'];

/**
 * tailwind-merge taught our token names and the kinds of utility that a caller's `className` may meet in the kit, and nothing else:
 * its full default list is two thirds of its weight, and every first screen carries it. A kind that is missing here is simply kept.
 */
const merge = createTailwindMerge(() => {
  const groups: Record<string, (string | Record<string, unknown[]>)[]> = {
    display: [
      'block',
      'inline-block',
      'inline',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'contents',
      'hidden',
      'table',
      'flow-root',
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    visibility: ['visible', 'invisible'],
    z: all('z'),
    'inset-ring-w': [{ 'inset-ring': ['0', '1', '2', '4'] }],
    'inset-ring-color': [{ 'inset-ring': [isAny] }],
    'inset-shadow': all('inset-shadow'),
    inset: all('inset'),
    'inset-x': all('inset-x'),
    'inset-y': all('inset-y'),
    top: all('top'),
    right: all('right'),
    bottom: all('bottom'),
    left: all('left'),
    overflow: [{ overflow: ['auto', 'hidden', 'visible', 'scroll', 'clip'] }],
    'overflow-x': all('overflow-x'),
    'overflow-y': all('overflow-y'),
    'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
    'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
    flex: [{ flex: ['1', 'auto', 'initial', 'none', validators.isArbitraryValue] }],
    grow: ['grow', ...all('grow')],
    shrink: ['shrink', ...all('shrink')],
    columns: all('grid-cols'),
    rows: all('grid-rows'),
    col: all('col'),
    row: all('row'),
    'col-start': all('col-start'),
    'col-end': all('col-end'),
    'row-start': all('row-start'),
    'row-end': all('row-end'),
    justify: all('justify'),
    items: all('items'),
    content: all('content'),
    self: all('self'),
    gap: all('gap'),
    'gap-x': all('gap-x'),
    'gap-y': all('gap-y'),
    p: all('p'),
    m: all('m'),
    size: all('size'),
    w: all('w'),
    h: all('h'),
    'min-w': all('min-w'),
    'max-w': all('max-w'),
    'min-h': all('min-h'),
    'max-h': all('max-h'),
    'font-size': [
      { text: ['figure', 'title', 'heading', 'section', 'body', 'label', 'micro', validators.isArbitraryLength] },
    ],
    'text-align': [{ text: ['left', 'right', 'center', 'start', 'end', 'justify'] }],
    'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
    'text-wrap': ['text-wrap', 'text-nowrap', 'text-balance', 'text-pretty'],
    'text-color': [{ text: [isAny] }],
    'font-family': [{ font: ['sans', 'mono'] }],
    'font-weight': [{ font: [isAny] }],
    'font-features': ['figures', 'identifier'],
    leading: all('leading'),
    tracking: all('tracking'),
    whitespace: all('whitespace'),
    bg: all('bg'),
    opacity: all('opacity'),
    cursor: all('cursor'),
    shadow: ['shadow', ...all('shadow')],
    animate: all('animate'),
    'pointer-events': all('pointer-events'),
    select: all('select'),
    order: all('order'),
    outline: ['outline-none'],
    rounded: ['rounded', ...all('rounded')],
    'border-w': ['border', { border: ['0', '2', '4', '8', validators.isArbitraryLength] }],
    'border-style': [{ border: ['solid', 'dashed', 'dotted', 'double', 'none'] }],
    'border-color': [{ border: [isAny] }],
    'border-collapse': ['border-collapse', 'border-separate'],
    'border-spacing': all('border-spacing'),
    edge: ['edge-danger', 'edge-warning'],
    transition: ['transition', ...all('transition')],
    duration: all('duration'),
  };
  for (const kind of ['p', 'm']) for (const side of sides) groups[`${kind}${side}`] = all(`${kind}${side}`);
  for (const side of sides)
    groups[`border-${side}-w`] = [
      `border-${side}`,
      { [`border-${side}`]: ['0', '2', '4', validators.isArbitraryLength] },
    ];
  for (const side of sides) groups[`border-${side}-color`] = [{ [`border-${side}`]: [isAny] }];
  const wider = (kind: string) => ({
    [kind]: sides.map((side) => `${kind}${side}`),
    [`${kind}x`]: [`${kind}r`, `${kind}l`, `${kind}s`, `${kind}e`],
    [`${kind}y`]: [`${kind}t`, `${kind}b`],
  });
  return {
    cacheSize: 500,
    theme: {},
    classGroups: groups as never,
    conflictingClassGroups: {
      ...wider('p'),
      ...wider('m'),
      inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
      'inset-x': ['left', 'right'],
      'inset-y': ['top', 'bottom'],
      gap: ['gap-x', 'gap-y'],
      size: ['w', 'h'],
      overflow: ['overflow-x', 'overflow-y'],
      flex: ['grow', 'shrink'],
      'font-size': ['leading'],
      'border-w': sides.map((side) => `border-${side}-w`),
      'border-color': sides.map((side) => `border-${side}-color`),
    },
    conflictingClassGroupModifiers: {},
    orderSensitiveModifiers: [
      '*',
      '**',
      'after',
      'backdrop',
      'before',
      'details-content',
      'file',
      'first-letter',
      'first-line',
      'marker',
      'placeholder',
      'selection',
    ],
  };
});

/** Joins class names; a later utility of the same kind wins, so a caller's `className` goes last. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
