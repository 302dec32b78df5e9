export declare const BROWSER_PLACES: readonly string[];
