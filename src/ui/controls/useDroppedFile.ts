import { useEffect, useEffectEvent } from 'react';

/** Takes a file that is dropped anywhere on the page while the component is mounted; of several, the first. */
export function useDroppedFile(onDrop: (file: File) => void): void {
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const listening = new AbortController();
    // On the whole document: nobody aims at a box.
    const onDrag = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (event.type === 'drop' && file) take(file);
    };
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(type, onDrag, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
