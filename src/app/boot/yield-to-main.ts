/** Lets the browser answer a press or paint a frame before the work goes on. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve); });
}
