/** A portrait that stands on the page already, under this id, a second time. */
export function PortraitAgain({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}
