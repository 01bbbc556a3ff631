import { useEffect } from 'react';

/** On the element around a file control, or around one for a PDF and one for photographs. */
export const takesFiles = { 'data-takes-files': '' };

function controlsAt({ target }: DragEvent): HTMLInputElement[] {
  const place = target instanceof Element ? target.closest('[data-takes-files]') : null;
  return [...(place?.querySelectorAll<HTMLInputElement>('input[type="file"]') ?? [])].filter(
    (control) => !control.matches(':disabled'),
  );
}

/**
 * A file dropped on a place that takes files goes to its control, as if it were chosen. Anywhere else it does nothing: the
 * browser would open it in place of the page.
 */
export function useFileDrop(): void {
  useEffect(() => {
    function allow(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = controlsAt(event).length > 0 ? 'copy' : 'none';
    }
    function take(event: DragEvent) {
      const files = event.dataTransfer?.files;
      if (!files?.length) return;
      event.preventDefault();
      const arePhotos = [...files].every(({ type }) => type.startsWith('image/'));
      const controls = controlsAt(event);
      const fitting = controls.filter(({ multiple }) => multiple === arePhotos);
      // Not one that retakes a photograph, which comes later, nor one that resumes an upload, which comes before.
      const control = fitting.at(arePhotos ? 0 : -1) ?? controls[0];
      if (!control) return;
      control.files = files;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', take);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', take);
    };
  }, []);
}
