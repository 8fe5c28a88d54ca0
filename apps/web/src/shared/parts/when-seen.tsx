import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';

interface Gate {
  opened: Promise<void>;
  open: () => void;
}

function makeGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
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
  const [gate] = useState(() => (isNow || typeof IntersectionObserver === 'undefined' ? null : makeGate()));
  useEffect(() => {
    if (!gate || !place.current) return;
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

function Behind({ gate, children }: { gate: Gate | null; children: ReactNode }): ReactNode {
  if (gate) use(gate.opened);
  return children;
}
