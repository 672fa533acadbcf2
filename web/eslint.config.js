import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
    { ignores: ['node_modules/', 'src/wire/'] },
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    {
        rules: {
            // the page's policy forbids style attributes in the markup; `style:name={…}` sets them by script
            'no-restricted-syntax': [
                'error',
                {
                    selector: "SvelteAttribute[key.name='style']",
                    message: 'Use style:name={…} or a class.',
                },
            ],
            'svelte/no-at-html-tags': 'error',
            // addresses are the router's own
            'svelte/no-navigation-without-resolve': 'off',
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
        },
    },
);
