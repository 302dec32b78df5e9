/**
 * Development only. Shell and remotes each carry their own copy of the Fast Refresh runtime, and one that is loaded
 * late can only find React through this hook. The copy that is loaded first would put a hook there that remembers
 * nothing, so one that remembers its renderers stands ready before it; the React DevTools bring such a one themselves.
 */
export const REFRESH_HOOK =
  process.env.NODE_ENV === 'development'
    ? `<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map,supportsFiber:true,inject(renderer){this.renderers.set(this.renderers.size+1,renderer);return this.renderers.size},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}</script>`
    : '';
