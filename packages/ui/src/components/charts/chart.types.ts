/** One series: a name and one value per category. Null is "no value", which is not zero. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** `danger` for late or blocked, drawn with a diamond; `other` is grey. The rest take the palette in their order. */
  readonly tone?: 'danger' | 'other';
}

/** What every chart takes. */
export interface ChartProps {
  /** What is shown, in words: the caption and the accessible name. */
  title: string;
  /** What stands along the baseline, left to right: days, months, branches. */
  categories: readonly string[];
  /** At most five, plus one of tone `other`. */
  series: readonly ChartSeries[];
  /** Values as text, for marks, tooltips and the table. Default: en-US with thousands separators. */
  formatValue?: (value: number) => string;
  /** Height of the drawing in px. Default 140. */
  height?: number;
  /** A bar or point was chosen by click or Enter: usually filters the grid beside. */
  onPointSelect?: (point: ChartPoint) => void;
  /** Nothing to compare: shown instead of the drawing. */
  empty?: string;
  className?: string;
  messages?: Partial<ChartMessages>;
}

/** A value by its place. */
export interface ChartPoint {
  readonly category: number;
  readonly series: number;
}

/** Texts of the charts. */
export interface ChartMessages {
  showTable: string;
  showChart: string;
  category: string;
  empty: string;
  loading: string;
  noValue: string;
  point: (category: string, series: string, value: string) => string;
}
