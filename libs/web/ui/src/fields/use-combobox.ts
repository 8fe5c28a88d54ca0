import { useEffect, useState, type KeyboardEvent } from 'react';

interface Combobox {
  /** How many there are to choose from. */
  count: number;
  onChoose: (index: number) => void;
  /** The id of the option at an index. */
  optionId: (index: number) => string;
}

/**
 * The keyboard of a text field with suggestions: the focus stays in the text, arrows move through the list, Enter takes
 * the marked one, Escape closes the list and nothing around it.
 */
export function useCombobox({ count, onChoose, optionId }: Combobox) {
  const [isWanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const isOpen = isWanted && count > 0;
  const active = isOpen && marked < count ? marked : -1;
  const activeId = active >= 0 ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const show = (isShown: boolean): void => {
    setWanted(isShown);
    setMarked(-1);
  };
  const choose = (index: number): void => {
    show(false);
    onChoose(index);
  };
  const move = (step: 1 | -1): void => {
    if (!isOpen) setWanted(true);
    // Past either end comes the text itself, then the other end.
    setMarked(((active + 1 + step + (count + 1)) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown' && event.altKey) setWanted(true);
    else if (event.key === 'ArrowUp' && event.altKey) show(false);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape' && isOpen) {
      show(false);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  return { isOpen, active, activeId, show, choose, onKeyDown };
}
