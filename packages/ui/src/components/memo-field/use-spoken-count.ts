import { useEffect, useRef, useState } from 'react';

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
  // Read out when a step is crossed, not on every key: so what is left is looked up then.
  const left = useRef(0);
  useEffect(() => {
    left.current = (most ?? 0) - used;
  }, [most, used]);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(step === null ? null : left.current), 500);
    return () => clearTimeout(timer);
  }, [step]);
  return spoken;
}
