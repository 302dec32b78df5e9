import { toolOf, toolsRun } from './offer-tools.ts';

/**
 * Loads the script of the reading tools when the reader comes near one. Clicks wait for it: the system's sheet and the
 * clipboard open up to five seconds after a click. While it does not come, `status` says so after a
 * while, by its style (`late.css`).
 */
export function awaitTools(load: () => Promise<boolean>, { dataset }: HTMLElement): void {
  let loading: Promise<boolean> | null = null;
  const near = async (button: HTMLElement, isClick: boolean) => {
    dataset['readingStatus'] = isClick ? 'waits' : '';
    loading ??= load();
    if (!(await loading)) loading = null;
    else if (isClick) button.click();
  };
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, (event) => {
      const button = toolOf(event);
      if (button && !toolsRun()) void near(button, type === 'click');
    });
}
