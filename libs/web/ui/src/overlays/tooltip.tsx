import { cloneElement, lazy, Suspense, useId, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useTooltip } from './use-tooltip';

// What finds a place for the words weighs 10 KiB: it is loaded while the first tooltip waits to open.
const loadWords = () => import('./tooltip-words');
const TooltipWords = lazy(async () => ({ default: (await loadWords()).TooltipWords }));

interface TooltipProps {
  title: string;
  /** The words add to the name of what they explain. Otherwise they are its name, unless it has one. */
  describeChild?: boolean;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Opens after 700 ms, at once when another was open within 300 ms. It never holds what can be read nowhere else. */
export function Tooltip({ title, describeChild = false, children }: TooltipProps): ReactNode {
  const id = useId();
  const { anchor, isOpen, handlers, stay, leave } = useTooltip(() => void loadWords().catch(() => undefined));
  const naming = describeChild ? { 'aria-describedby': isOpen ? id : undefined } : { 'aria-label': title };
  return (
    <>
      {cloneElement(children, { ...naming, ...children.props, ...handlers })}
      {isOpen && (
        <Suspense>
          <TooltipWords id={id} anchor={anchor} words={title} onPointerEnter={stay} onPointerLeave={leave} />
        </Suspense>
      )}
    </>
  );
}
