/** A name without folders, and without marks that turn the direction of writing: `cod.exe` must not read `exe.doc`. */
export const plainFileName = (name: string): string => {
  const last =
    name
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .split(/[/\\]/)
      .at(-1) ?? '';
  return /^[.\s]*$/.test(last) ? '' : last.trim();
};
