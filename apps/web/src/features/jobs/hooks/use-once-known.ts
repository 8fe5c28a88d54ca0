import { useSession } from '@crewcall/web-data-access';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * What is pressed before the service has said who presses it is done as soon as it has, as the page then is.
 * @returns asks for that; does nothing where it is known
 */
export function useOnceKnown(work: () => void): () => void {
  const { isChecking } = useSession();
  const isWanted = useRef(false);
  const act = useEffectEvent(work);
  useEffect(() => {
    if (isChecking || !isWanted.current) return;
    isWanted.current = false;
    act();
  }, [isChecking]);
  return () => {
    isWanted.current = isChecking;
  };
}
