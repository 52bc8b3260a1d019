import type { Ref } from 'react';

interface FileInputProps {
  readonly name: string;
  /** Types and extensions of the files that can be chosen. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** An invisible file chooser: a button opens it with `click`. */
export function FileInput({ name, accept, onChoose, ref }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      aria-label={name}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onChoose(file);
        // Choosing the same file again must fire a change event, too.
        target.value = '';
      }}
    />
  );
}
