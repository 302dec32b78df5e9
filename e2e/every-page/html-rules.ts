import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The validator's own recommendation, less what says nothing about validity. */
export const HTML = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    // HTML allows `blocking` on `<link rel="expect">`; the validator's table is older than that.
    elements: [
      'html5',
      { link: { inherit: 'link', attributes: { blocking: { allowed: () => null, enum: ['render'] } } } },
    ],
    rules: {
      // React writes `dateTime=`, `<img/>` and `open=""`. To a parser these are `datetime=`, `<img>` and `open`.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      // A label that holds its field and names it as well is understood by more programs for voice control.
      'no-redundant-for': 'off',
      // React's own ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // The menu stands twice, of which a width shows one. axe checks the landmarks of what is really shown.
      'unique-landmark': 'off',
      // Lists may be named (ARIA 1.2); the strict default knows of fewer roles.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Headlines are as long as their writers made them; search engines cut them.
      'long-title': 'off',
      // Where a telephone number may break is typography.
      'tel-non-breaking': 'off',
    },
  }),
);
