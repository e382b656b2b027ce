/** Products, companies and institutions that exist, as they are written; common words that are also brands are left out. */
export const NAMES_OF_REAL_PRODUCTS = new RegExp(
  `\\b(?:${[
    'Google|Gmail|YouTube|Android|Apple (?:Music|Pay|Watch|TV|Inc)|iPhone|iPad|iCloud|MacBook|Siri|Alexa|Kindle|Amazon|AWS',
    'Microsoft|Outlook|PowerPoint|OneDrive|LinkedIn|Facebook|Instagram|WhatsApp|TikTok|Snapchat|Pinterest|Reddit|Twitter',
    'Discord|Telegram|Skype|Slack|Notion|Figma|Trello|Asana|Jira|Confluence|Airtable|Canva|Adobe|Photoshop|Lightroom|Dropbox',
    'GitHub|GitLab|Bitbucket|Vercel|Netlify|Heroku|Cloudflare|Docker|Datadog|Sentry|PagerDuty|Grafana|OpenAI|ChatGPT|Claude',
    'Copilot|Midjourney|Salesforce|HubSpot|Mailchimp|Zendesk|Freshdesk|SAP|Oracle|DATEV|QuickBooks|Xero|Personio|Wikipedia',
    'Stripe|PayPal|Klarna|Revolut|N26|Monzo|Mastercard|Amex|Coinbase|Binance|MetaMask|Robinhood|Bloomberg|Nasdaq',
    'Spotify|Deezer|SoundCloud|Bandcamp|Netflix|Disney|HBO|Hulu|Twitch|PlayStation|Xbox|Nintendo|Fortnite|Minecraft|Lego',
    'Nike|Adidas|Puma|Reebok|Asics|Strava|Garmin|Fitbit|Peloton|Uber|Lyft|Airbnb|Booking\\.com|Expedia|Tripadvisor',
    'Lufthansa|Ryanair|EasyJet|Deliveroo|Wolt|DoorDash|Glovo|Zalando|Shein|IKEA|Ikea|H&M|Zara|Uniqlo|Etsy|eBay|Shopify',
    'Walmart|Tesco|Aldi|Lidl|Carrefour|Starbucks|Nespresso|Coca-Cola|Pepsi|Nestlé|Heineken|McDonald|KFC|Michelin',
    'Tesla|BMW|Audi|Mercedes|Volkswagen|Toyota|Volvo|Renault|Peugeot|Siemens|Bosch|Philips|Sony|Samsung|Huawei|Nokia',
    'Nikon|Leica|GoPro|Kodak|Fujifilm|Hasselblad|Rolex|Gucci|Chanel|Prada|Hilton|Marriott|Sephora|Nivea|Dyson|Sonos|Bose',
    'Duolingo|Coursera|Udemy|Moodle|BBC|CNN|Reuters|DHL|FedEx|UPS|Maersk|NASA|SpaceX|Starlink|UNESCO|Unicef|Oxfam|Greenpeace',
  ].join('|')})\\b`,
);
