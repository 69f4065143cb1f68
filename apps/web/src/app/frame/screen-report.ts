/** Reports the screen somebody stays on. */
export interface ScreenReport<P> {
  /** The user is on this screen now; null: on one that is not reported. */
  enter(place: P | null): void;
}

/** Screens the user only passes through, within so many milliseconds, are not told. */
export function createScreenReport<P>(tell: (place: P) => void, milliseconds: number): ScreenReport<P> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    enter(place) {
      clearTimeout(timer);
      timer = place === null ? undefined : setTimeout(() => tell(place), milliseconds);
    },
  };
}
