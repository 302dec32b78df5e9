import { toolOf, toolsRun } from './offer-tools.ts';

/**
 * Loads the script of the reading tools when the reader comes near one. Clicks wait for it: the system's sheet and the
 * clipboard open up to five seconds after a click.
 */
export function awaitTools(load: () => Promise<boolean>): void {
  let loading: Promise<boolean> | null = null;
  const near = async (button: HTMLElement, isClick: boolean) => {
    loading ??= load();
    const loaded = await loading;
    if (!loaded) loading = null;
    else if (isClick) button.click();
  };
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, (event) => {
      const button = toolOf(event);
      if (button && !toolsRun()) void near(button, type === 'click');
    });
}
