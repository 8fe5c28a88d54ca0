import { useState, type ReactNode } from 'react';
import { TextField } from '../fields/text-field';
import { FormDialog } from './form-dialog';

export interface WordsField {
  label: string;
  maxLength: number;
  /** More than one line; as many at first. */
  rows?: number;
  /** Otherwise nothing is done without words. */
  isOptional?: boolean;
}

interface WordsDialogProps {
  title: ReactNode;
  /** What will happen, and to what. */
  children: ReactNode;
  /** Null asks for a yes alone. */
  field: WordsField | null;
  confirmLabel: string;
  busyLabel?: string;
  isBusy: boolean;
  isDestructive?: boolean;
  /** Why it came to nothing, for people. */
  problem?: string | undefined;
  /** The words without the blanks around them; '' when there are none. */
  onConfirm: (words: string) => void;
  onClose: () => void;
}

/** Asks once more, and for words that go along: a reason, a note, what is wrong. */
export function WordsDialog({
  title,
  children,
  field,
  confirmLabel,
  busyLabel = confirmLabel,
  isBusy,
  isDestructive = false,
  problem,
  onConfirm,
  onClose,
}: WordsDialogProps): ReactNode {
  const [words, setWords] = useState('');
  const isMissing = field !== null && !field.isOptional && !words.trim();
  return (
    <FormDialog
      {...{ title, isBusy, isDestructive, busyLabel, problem, onClose }}
      submitLabel={confirmLabel}
      isIncomplete={isMissing}
      onSubmit={() => onConfirm(words.trim())}
    >
      {children}
      {field && (
        <TextField
          label={field.label}
          isOptional={field.isOptional ?? false}
          multiline={field.rows !== undefined}
          minRows={field.rows}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          input={{ maxLength: field.maxLength }}
        />
      )}
    </FormDialog>
  );
}
