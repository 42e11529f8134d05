/** The one name of the platform that ports mention: machines compile without the DOM and Node libraries. */
interface AbortSignal { readonly aborted: boolean }
