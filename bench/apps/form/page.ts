export const fieldCount = 300;

/** A labelled text field whose value the parent holds. `change` is the same function in every render. */
export interface BenchFieldProps {
  readonly at: number;
  readonly label: string;
  readonly value: string;
  readonly change: (at: number, value: string) => void;
}

/** How the harness calls the page. */
export interface FormPage {
  /** Milliseconds to the paint with all fields. */
  mount(): Promise<number>;
  /** Puts the caret into the field in the middle. */
  focus(): void;
  /** From now on the next key is measured, until the parent's state holds this text. */
  arm(text: string): void;
  /** Milliseconds from that key's time stamp to the paint. */
  took(): Promise<number>;
  /** Checks the work: how many labelled text boxes there are, by their accessible labels. */
  labelled(): number;
  nodes(): number;
}

declare global {
  interface Window {
    /** Set by each page of this folder. */
    formPage: FormPage;
  }
}
