import type { Application } from '@crewcall/contracts-jobs';
import { useEffect, useRef, useState } from 'react';

/** The details of an application, opened by hand or by its notification; to open a new one is to review it. */
export function useDetails({ status, takes_back_until }: Application, isNamed: boolean, review: () => void) {
  const isNew = status === 'applied' && !takes_back_until;
  const [isOpen, setOpen] = useState(isNamed);
  const [wasNamed, setWasNamed] = useState(isNamed);
  const isReviewed = useRef(false);
  if (isNamed !== wasNamed) {
    setWasNamed(isNamed);
    if (isNamed) setOpen(true);
  }
  useEffect(() => {
    if (!isNamed || !isNew || isReviewed.current) return;
    isReviewed.current = true;
    review();
  }, [isNamed, isNew, review]);
  return {
    isOpen,
    toggle: (): void => {
      if (!isOpen && isNew) review();
      setOpen(!isOpen);
    },
  };
}
