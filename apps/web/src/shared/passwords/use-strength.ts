import { useEffect, useState } from 'react';
import type { Strength } from './estimate-strength';

let estimate: Promise<(password: string) => Strength> | null = null;

/** Null until something was typed and the estimate is there: it is loaded with the first character. */
export function useStrength(password: string): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  useEffect(() => {
    if (!password) return;
    let isCurrent = true;
    estimate ??= import('./estimate-strength').then(({ makeEstimate }) => makeEstimate());
    estimate.then(
      (of) => isCurrent && setStrength(of(password)),
      () => (estimate = null),
    );
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return strength;
}
