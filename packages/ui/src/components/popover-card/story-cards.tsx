import type { ReactNode } from 'react';

/** Room below the trigger for an open card. */
export function CardPage({ children, height = 320 }: { children: ReactNode; height?: number }) {
  return (
    <div className="p-3" style={{ height }}>
      {children}
    </div>
  );
}

/** A loader that never answers. */
export const neverAnswers = <T,>(): Promise<T> => new Promise<T>(() => {});

/** A loader that fails. */
export const alwaysFails = <T,>(): Promise<T> => Promise.reject<T>(new Error('offline'));
