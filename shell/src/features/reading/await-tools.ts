import { toolOf, toolsRun } from './offer-tools.ts';

/**
 * Loads the script of the reading tools when the reader comes near one. Clicks wait for it: browsers allow the share sheet
 * and the clipboard up to five seconds after a click. If the script does not come, `status` says so after a while, through
 * CSS (`late.css`).
 */
export function awaitTools(load: () => Promise<boolean>, { dataset }: HTMLElement): void {
  let loading: Promise<boolean> | null = null;
  // A second click would undo the first.
  const clicked = new Set<HTMLElement>();
  const near = async (button: HTMLElement, isClick: boolean) => {
    dataset['readingStatus'] = isClick ? 'waits' : '';
    if (isClick) clicked.add(button);
    loading ??= load();
    if (!(await loading)) {
      loading = null;
      clicked.clear();
    } else if (clicked.delete(button)) button.click();
  };
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, (event) => {
      const button = toolOf(event);
      if (button && !toolsRun()) void near(button, type === 'click');
    });
}
