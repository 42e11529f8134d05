/** Lets the browser answer a press or paint a frame before the work goes on; unlike a timer, also in a tab that nobody sees. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
