import { ordinalWords, type Offer } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useOrderLadderMutation } from '../api/offers.api';
import { firstNameOf } from '../model/offer-labels';

export interface RungDrag {
  onStart: (id: string) => void;
  onOver: (id: string) => void;
  onDrop: () => void;
  onEnd: () => void;
}

/** The company's order: shown at once, saved when it is dropped, put back when refused. */
export function useLadderOrder(roleId: string, ranked: readonly Offer[]) {
  const [save, { error }] = useOrderLadderMutation();
  const [wanted, setWanted] = useState<string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const place = (id: string): number => wanted?.indexOf(id) ?? -1;
  const isWhole = wanted?.length === ranked.length && ranked.every(({ id }) => place(id) >= 0);
  const order = isWhole ? [...ranked].sort((one, other) => place(one.id) - place(other.id)) : [...ranked];

  const keep = async (ids: string[]): Promise<void> => {
    await save({ roleId, offer_ids: ids });
    setWanted((now) => (now === ids ? null : now));
  };
  const moved = (id: string, to: number): string[] => {
    const rest = order.map((offer) => offer.id).filter((one) => one !== id);
    rest.splice(to, 0, id);
    return rest;
  };
  const moveBy = (offer: Offer, by: 1 | -1): void => {
    const to = order.findIndex(({ id }) => id === offer.id) + by;
    if (to < 0 || to >= order.length) return;
    const ids = moved(offer.id, to);
    setWanted(ids);
    setSaid(`${firstNameOf(offer)} is ${ordinalWords(to + 1)} of ${order.length}.`);
    void keep(ids);
  };
  const drag: RungDrag = {
    onStart: setDragged,
    onOver: (id) => {
      if (dragged && dragged !== id)
        setWanted(
          moved(
            dragged,
            order.findIndex((offer) => offer.id === id),
          ),
        );
    },
    onDrop: () => {
      if (!dragged) return;
      setDragged(null);
      if (wanted) void keep(wanted);
    },
    // Still dragged: it was let go elsewhere, or Escape was pressed.
    onEnd: () => {
      if (!dragged) return;
      setDragged(null);
      setWanted(null);
    },
  };
  return { order, moveBy, drag, said, problem: error ? errorText(error, 'The order was not saved.') : null };
}
