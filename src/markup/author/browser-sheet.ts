/**
 * What a browser gives a page that brings sheets of its own and so was drawn on these defaults, which the stored document
 * resets. `role()` names a role of the theme. After https://html.spec.whatwg.org/multipage/rendering.html
 */
export const BROWSER_SHEET = `
body { margin: 8px }
h1 { font-size: 2em; margin: 0.67em 0 }
h2 { font-size: 1.5em; margin: 0.83em 0 }
h3 { font-size: 1.17em; margin: 1em 0 }
h4 { margin: 1.33em 0 }
h5 { font-size: 0.83em; margin: 1.67em 0 }
h6 { font-size: 0.67em; margin: 2.33em 0 }
p, blockquote, figure, dl, pre { margin: 1em 0 }
blockquote, figure { margin-left: 40px; margin-right: 40px }
ul, ol, menu { margin: 1em 0; padding-left: 40px }
ul { list-style: disc }
ol { list-style: decimal }
li ul, li ol { margin: 0 }
dd { margin-left: 40px }
hr { margin: 8px 0; border-top: 1px solid role(outline-variant) }
a[href] { color: role(primary); text-decoration: underline }
b, strong, th { font-weight: bold }
th { text-align: center }
th, td { padding: 0 }
table { border-collapse: separate; border-spacing: 2px }
[align] table { text-align: left }
small { font-size: 0.83em }
img, svg, video, canvas { display: inline-block }
button, input[type=submit], input[type=button] { padding: 1px 6px; border: 1px solid role(outline); background: role(surface-container-high); text-align: center; font-size: 13.33px; display: inline-block }
input, textarea, select { padding: 1px 2px; border: 1px solid role(outline); background: role(surface-container-lowest); font-size: 13.33px }
input[type=checkbox], input[type=radio], input[type=range], input[type=color], input[type=hidden] { padding: 0; border: none; background: none }
fieldset { margin: 0 2px; padding: 6px 12px 10px; border: 2px solid role(outline-variant) }
mark { background: role(tertiary-container); color: role(on-tertiary-container) }
`;
