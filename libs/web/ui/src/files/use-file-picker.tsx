import { useRef, type ReactNode } from 'react';

interface FilePicker {
  label: string;
  /** Endings or types that the browser offers; a user may still choose otherwise. */
  accept: string;
  describedBy?: string;
  onFile: (file: File) => void;
}

/** Lets a button of any looks pick a file: `input` stands, hidden, beside it. The same file may be picked again. */
export function useFilePicker({ label, accept, describedBy, onFile }: FilePicker): {
  pick: () => void;
  input: ReactNode;
} {
  const ref = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={ref}
      type="file"
      accept={accept}
      hidden
      aria-label={label}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        target.value = '';
      }}
    />
  );
  return { pick: () => ref.current?.click(), input };
}
