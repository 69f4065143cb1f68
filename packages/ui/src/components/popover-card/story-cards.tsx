import type { ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

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

/** The open card, once it has faded in. */
export async function shownCard(): Promise<HTMLElement> {
  const box = await screen.findByRole('dialog');
  await waitFor(() => expect(box).toBeVisible());
  return box;
}

/** A story of an open card. */
export const openCard = { play: async () => void (await shownCard()) };
/** A story of a card that waits for its facts. */
export const loadingCard = {
  args: { data: undefined, load: () => neverAnswers<never>() },
  play: async () => {
    await expect(await within(await shownCard()).findByRole('status')).toHaveTextContent('Loading');
  },
};
/** A story of a card whose facts did not come. */
export const failedCard = {
  args: { data: undefined, load: () => alwaysFails<never>() },
  play: async () => {
    await expect(await within(await shownCard()).findByRole('alert')).toBeVisible();
  },
};
