/**
 * Stands for a page that is on its way and has no pending text: as tall as the screen, so that what follows it is below
 * and does not move when the page comes.
 */
export function PendingRoom() {
  return <div data-pending="" aria-busy style={{ minHeight: '100vh' }} />;
}
