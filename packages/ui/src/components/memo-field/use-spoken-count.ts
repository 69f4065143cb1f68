import { useEffect, useState } from 'react';

/** Steps at which the characters left are read out: a fifth of the whole, then 20, 10 and none. A voice on every key would be noise. */
export function spokenStep(used: number, most: number): number | null {
  const left = most - used;
  const steps = [0, 10, 20, Math.floor(most / 5)].filter((step) => step * 5 <= most);
  return steps.find((step) => left <= step) ?? null;
}

/** Characters left when a step was last crossed, after a pause in typing; null while there is plenty. Below zero: too many. */
export function useSpokenCount(used: number, most: number | undefined): number | null {
  const [spoken, setSpoken] = useState<number | null>(null);
  const step = most === undefined ? null : spokenStep(used, most);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when a step is crossed, not on every key
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(step === null || most === undefined ? null : most - used), 500);
    return () => clearTimeout(timer);
  }, [step, most]);
  return spoken;
}
