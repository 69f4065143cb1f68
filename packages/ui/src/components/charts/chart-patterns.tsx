import type { ReactNode } from 'react';

const drawings: readonly ReactNode[] = [
  <rect key="full" width={6} height={6} />,
  <path key="rising" d="M-1 7 7 -1M2 10 10 2M-4 4 4 -4" strokeWidth={1.5} />,
  <circle key="dots" cx={3} cy={3} r={1.4} />,
  <path key="level" d="M0 1.5H6M0 4.5H6" strokeWidth={1.2} />,
  <path key="falling" d="M-1 -1 7 7M5 -1 7 1M-1 5 1 7" strokeWidth={1.5} />,
  <path key="upright" d="M1.5 0V6M4.5 0V6" strokeWidth={1.2} />,
];

/** Address of the pattern of a series, for `--pattern`. */
export const patternUrl = (id: string, series: number) => `url(#${id}-p${series % drawings.length})`;

/** Patterns in the system's text colour: used in forced colours only, where the palette is gone. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      {drawings.map((drawing, index) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          key={index}
          id={`${id}-p${index}`}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          className="[fill:CanvasText] [stroke:CanvasText]"
        >
          {drawing}
        </pattern>
      ))}
    </defs>
  );
}
