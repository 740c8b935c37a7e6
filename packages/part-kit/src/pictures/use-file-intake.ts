import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Handlers of an area that takes files which are dropped or pasted. An area inside another one has the first word. */
export type FileIntake = {
  onPaste(event: ClipboardEvent): void;
  onDragOver(event: DragEvent): void;
  onDragLeave(): void;
  onDrop(event: DragEvent): void;
};

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped on an area, or pasted while something in it has the focus; `isOver` while some hang over it. */
export function useFileIntake(take: (files: readonly File[]) => void): { isOver: boolean; intake: FileIntake } {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    intake: {
      onPaste(event) {
        const files = [...event.clipboardData.files];
        if (files.length === 0 || event.defaultPrevented) return;
        event.preventDefault();
        take(files);
      },
      onDragOver(event) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event) {
        setOver(false);
        if (!hasFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        take([...event.dataTransfer.files]);
      },
    },
  };
}
