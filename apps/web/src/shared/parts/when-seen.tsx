import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';

interface Gate {
  isOpen: boolean;
  opened: Promise<void>;
  open: () => void;
}

function makeGate(isOpen: boolean): Gate {
  let resolve = (): void => undefined;
  const gate: Gate = {
    isOpen,
    opened: new Promise((done) => (resolve = done)),
    open: () => {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

interface WhenSeenProps {
  /** Comes to life at once: there is something to write in it. */
  isNow: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/** What lies below: as it was rendered until it comes into view, and only then with its code. */
export function WhenSeen({ isNow, fallback, children }: WhenSeenProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => makeGate(isNow || typeof IntersectionObserver === 'undefined'));
  useEffect(() => {
    if (gate.isOpen || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [gate]);
  return (
    <div ref={place}>
      <Suspense fallback={fallback}>
        <Behind gate={gate}>{children}</Behind>
      </Suspense>
    </div>
  );
}

function Behind({ gate, children }: { gate: Gate; children: ReactNode }): ReactNode {
  if (!gate.isOpen) use(gate.opened);
  return children;
}
