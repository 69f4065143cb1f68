import type { ChartPoint } from './chart.types.ts';

/** Where a key leads from a point: null if the key is none of ours. Points without a value are walked over like the others. */
export function movePoint(key: string, from: ChartPoint | null, categories: number, series: number): ChartPoint | null {
  if (categories === 0 || series === 0) return null;
  const at = from ?? { category: -1, series: 0 };
  const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  switch (key) {
    case 'ArrowRight':
      return { ...at, category: clamp(at.category + 1, categories) };
    case 'ArrowLeft':
      return { ...at, category: clamp(from ? at.category - 1 : categories - 1, categories) };
    case 'ArrowUp':
      return { category: clamp(at.category, categories), series: clamp(at.series + 1, series) };
    case 'ArrowDown':
      return { category: clamp(at.category, categories), series: clamp(at.series - 1, series) };
    case 'Home':
      return { ...at, category: 0 };
    case 'End':
      return { ...at, category: categories - 1 };
    default:
      return null;
  }
}
