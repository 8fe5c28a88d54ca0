import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { movedBy } from '../model/map-view';
import type { MapStep } from './use-map-view';

/** Less is a press of an unsteady hand. */
const LEAST_DRAG = 6;

/**
 * While the map is dragged only the place of `moved` changes: nothing is rendered until it is let go. It is a layer of its
 * own until then, moved as it is: rendering land and circles anew for each frame costs a phone twice as much.
 */
export function useMapDrag(moved: RefObject<SVGGElement | null>, onMove: (step: MapStep) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const offset = ({ clientX, clientY }: PointerEvent): { x: number; y: number } =>
    from.current ? { x: clientX - from.current.x, y: clientY - from.current.y } : { x: 0, y: 0 };
  const drop = (): void => {
    from.current = null;
    moved.current?.removeAttribute('style');
  };
  const end = (event: PointerEvent): void => {
    const { x, y } = offset(event);
    drop();
    if (Math.hypot(x, y) < LEAST_DRAG) return;
    wasDragged.current = true;
    onMove((map) => movedBy(map, -x, -y));
  };
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary, button }: PointerEvent): void => {
      wasDragged.current = false;
      if (isPrimary && button === 0) from.current = { x, y };
      else drop();
    },
    onPointerMove: (event: PointerEvent): void => {
      const { x, y } = offset(event);
      if (!moved.current || Math.hypot(x, y) < LEAST_DRAG) return;
      moved.current.style.setProperty('will-change', 'transform');
      moved.current.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    },
    onPointerUp: end,
    onPointerLeave: end,
    // The browser took it, to move or to magnify the page.
    onPointerCancel: drop,
    // A circle under the pointer went along, and is let go, not pressed.
    onClickCapture: (event: MouseEvent): void => {
      if (wasDragged.current) event.stopPropagation();
    },
  };
}
