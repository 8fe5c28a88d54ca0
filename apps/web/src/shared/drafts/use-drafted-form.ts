import { drafts } from '@crewcall/web-data-access';
import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';

export interface DraftedForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** It began with what was typed earlier. */
  isFromDraft: boolean;
  startAfresh: () => void;
  /** What is typed belongs to another place from now on. */
  moveTo: (place: string) => void;
  /** Sent, or given up: nothing is kept any more. */
  finish: () => void;
}

/** A form that begins with what its person typed here earlier and did not send; else with what is saved. */
export function useDraftedForm<Values extends FieldValues>(
  userId: string,
  place: string,
  saved: Values,
  options: Omit<UseFormProps<Values>, 'defaultValues'> = {},
  /** What of a draft still holds for what is saved now. */
  still: (draft: Values) => Values = (draft) => draft,
): DraftedForm<Values> {
  const [draft] = useState(() => {
    const kept = draftLike(saved, drafts.read(userId, place));
    return kept && still(kept);
  });
  const [isFromDraft, setFromDraft] = useState(draft !== null);
  const form = useForm<Values>({ ...options, defaultValues: (draft ?? saved) as DefaultValues<Values> });
  const { watch, reset, getValues } = form;
  const moved = useRef<string | null>(null);
  useEffect(() => {
    const { unsubscribe } = watch((values) => drafts.keep(userId, moved.current ?? place, values));
    return unsubscribe;
  }, [watch, userId, place]);
  return {
    form,
    isFromDraft,
    startAfresh: () => {
      reset(saved);
      drafts.drop(userId, moved.current ?? place);
      setFromDraft(false);
    },
    moveTo: (next) => {
      drafts.drop(userId, moved.current ?? place);
      moved.current = next;
      drafts.keep(userId, next, getValues());
    },
    finish: () => drafts.drop(userId, moved.current ?? place),
  };
}

/** A draft of another shape, of an older release for instance, is not put into the form. */
function draftLike<Values extends FieldValues>(saved: Values, draft: unknown): Values | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const isLike = Object.entries(saved).every(([field, value]) => {
    const kept = (draft as Record<string, unknown>)[field];
    if (Array.isArray(value)) return Array.isArray(kept);
    return typeof kept === typeof value || (value === null && typeof kept === 'string') || kept === null;
  });
  return isLike ? (draft as Values) : null;
}
