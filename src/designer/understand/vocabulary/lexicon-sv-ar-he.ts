/** Columns of the table below, after the English words. */
export const COLUMNS_SV_AR_HE = ['sv', 'ar', 'he'] as const;

/** What `lexicon.ts` says in its languages, in Swedish, Arabic and Hebrew; prefixes such as "the" and "for" are taken off elsewhere. */
export const TABLE_SV_AR_HE = `
dashboard | översikt,instrumentpanel,adminpanel | لوحة,لوحة التحكم,لوحة تحكم | לוח בקרה,דשבורד
landing page | startsida,landningssida | صفحة هبوط,الصفحة الرئيسية,صفحة رئيسية | דף נחיתה,דף הבית,עמוד הבית
website | webbplats,hemsida,webbsida | موقع,موقع إلكتروني | אתר,אתר אינטרנט
page | sida | صفحة | דף,עמוד
screen | skärm,vy | شاشة,واجهة | מסך
app | app,appen,applikation | تطبيق | אפליקציה,אפליקציית,יישום
mobile | mobil,mobiltelefon | جوال,هاتف | נייד,טלפון נייד
list | lista,listan | قائمة | רשימה,רשימת
table | tabell | جدول | טבלה,טבלת
chart | diagram,graf | مخطط,رسم بياني | תרשים,גרף
calendar | kalender | تقويم | לוח שנה,יומן
schedule | schema,tidtabell | جدول المواعيد,مواعيد | לוח זמנים,מערכת שעות
form | formulär | نموذج,استمارة | טופס
contact form | kontaktformulär | نموذج اتصال | טופס יצירת קשר
login | inloggning,logga in | تسجيل الدخول,تسجيل دخول,دخول | התחברות,כניסה,התחבר
sign up | registrering,registrera,skapa konto | إنشاء حساب,تسجيل حساب,اشتراك,تسجيل جديد | הרשמה,יצירת חשבון
settings | inställningar | إعدادات | הגדרות
profile | profil | ملف شخصي,الملف الشخصي | פרופיל
message | meddelande,meddelanden | رسالة,رسائل | הודעה,הודעות
chat | chatt | دردشة,محادثة | צ'אט,שיחה
map | karta | خريطة | מפה
search | sök,sökning,sökfält | بحث | חיפוש
filter | filter | تصفية,فلتر | סינון,מסנן
category | kategori,kategorier | فئة,فئات | קטגוריה,קטגוריות
button | knapp | زر | כפתור
product | produkt,produkter,vara,varor | منتج,منتجات | מוצר,מוצרים
shop | butik,webbutik,affär | متجر,متجر إلكتروني,محل | חנות,חנות מקוונת
cart | varukorg,kundvagn | سلة,سلة التسوق,عربة التسوق | עגלה,סל קניות,עגלת קניות
checkout | kassa,betalning | دفع,الدفع,إتمام الشراء | תשלום,קופה
order | beställning,order,beställningar | طلب,طلبات | הזמנה,הזמנות
invoice | faktura,fakturor | فاتورة,فواتير | חשבונית,חשבוניות
revenue | intäkter,försäljning,omsättning | إيرادات,مبيعات | הכנסות,מכירות
expense | utgifter,kostnader | مصروفات,مصاريف,نفقات | הוצאות,הוצאה
budget | budget,hushållsbudget | ميزانية | תקציב
bank account | bankkonto,bank,konto | بنك,حساب بنكي,مصرف | בנק,חשבון בנק
balance | saldo | رصيد | יתרה
transaction | transaktioner | معاملات,عمليات | תנועות,עסקאות
statistics | statistik,nyckeltal | إحصائيات,مؤشرات | סטטיסטיקה,נתונים,מדדים
history | historik | سجل,تاريخ | היסטוריה
notification | aviseringar,notiser | إشعارات,تنبيهات | התראות
reminder | påminnelser,påminnelse | تذكير,تذكيرات | תזכורת,תזכורות
task | uppgift,uppgifter | مهمة,مهام | משימה,משימות
project | projekt | مشروع,مشاريع | פרויקט,פרויקטים
team member | team,medarbetare,medlemmar | فريق,موظفين,أعضاء | צוות,עובדים,חברי צוות
customer | kund,kunder | عميل,عملاء,زبائن | לקוח,לקוחות
recipe | recept | وصفة,وصفات | מתכון,מתכונים
ingredient | ingredienser | مكونات | מצרכים,מרכיבים
shopping list | inköpslista | قائمة التسوق,قائمة مشتريات | רשימת קניות
restaurant | restaurang,krog | مطعم,مطاعم | מסעדה,מסעדת
restaurant menu | meny,matsedel | قائمة طعام,قائمة الطعام,منيو | תפריט
reservation | bordsbokning,reservation | حجز,حجز طاولة | הזמנת מקום,הזמנת שולחן
booking | bokning,bokningar,boka | حجوزات | הזמנת תור,תורים
opening hours | öppettider | ساعات العمل,أوقات العمل | שעות פתיחה
bakery | bageri,konditori | مخبز,مخبزة,حلويات | מאפייה,קונדיטוריה
coffee shop | kafé,café,kaffe,kafferosteri | مقهى,قهوة,كافيه | בית קפה,קפה
hotel | hotell | فندق,فنادق | מלון
travel | resa,resor,semester | سفر,رحلة,رحلات | טיול,טיולים,נסיעות
flight | flyg | طيران,رحلات طيران | טיסה,טיסות
train | tåg | قطار,قطارات | רכבת,רכבות
ticket | biljett,biljetter | تذكرة,تذاكر | כרטיס,כרטיסים
museum | museum,utställning | متحف,معرض | מוזיאון,תערוכה
event | evenemang | فعالية,فعاليات,حدث | אירוע,אירועים
wedding | bröllop | زفاف,عرس | חתונה
music | musik | موسيقى | מוזיקה,מוסיקה
player | spelare,musikspelare | مشغل | נגן
podcast | podd,podcast | بودكاست | פודקאסט
movie | film,filmer,bio | فيلم,أفلام,سينما | סרט,סרטים,קולנוע
book | bok,böcker | كتاب,كتب | ספר,ספרים
library | bibliotek | مكتبة | ספרייה
news | nyheter | أخبار | חדשות
blog post | blogg,blogginlägg,artikel | مدونة,مقال,مقالات | בלוג,מאמר,פוסט
course | kurs,kurser | دورة,دورات | קורס,קורסים
school | skola | مدرسة,تعليم | בית ספר,לימודים
student | elever,studenter | طالب,طلاب | תלמיד,תלמידים,סטודנטים
language learning | lära sig språk,språkinlärning,glosor,språk | تعلم اللغات,لغات,مفردات | לימוד שפות,שפות,אוצר מילים
fitness | träning,gym | لياقة,رياضة,نادي رياضي | כושר,חדר כושר,ספורט
workout | träningspass,övningar | تمرين,تمارين | אימון,אימונים
running | löpning,löpare,springa | جري,الركض,ركض,العدائين | ריצה,רצים
step count | steg,stegräknare | خطوات,عداد خطوات | צעדים,מד צעדים
calories | kalorier | سعرات,سعرات حرارية | קלוריות
sleep | sömn | نوم | שינה
meditation | meditation | تأمل | מדיטציה
habit | vana,vanor | عادة,عادات | הרגל,הרגלים
health | hälsa | صحة | בריאות
doctor appointment | läkare,läkartid,vårdcentral | طبيب,عيادة,موعد طبي | רופא,מרפאה,תור לרופא
medication | medicin,mediciner | دواء,أدوية | תרופות,תרופה
pet | husdjur,hund,katt,veterinär | حيوان أليف,حيوانات أليفة,كلب,قط,بيطري | חיות מחמד,כלב,כלבים,חתול,וטרינר
garden | trädgård,växter,odling | حديقة,نباتات | גינה,צמחים,גינון
weather | väder | طقس | מזג אוויר,מזג האוויר
energy | energi,el,elförbrukning | طاقة,كهرباء | אנרגיה,חשמל
smart home | smart hem | منزل ذكي | בית חכם
real estate | bostäder,fastigheter,lägenhet,lägenheter | عقارات,شقق,شقة | נדלן,דירות,דירה
furniture | möbler | أثاث | רהיטים
fashion | mode,kläder | أزياء,موضة,ملابس | אופנה,בגדים
car | bil,bilar,bilverkstad | سيارة,سيارات | רכב,מכונית,מוסך
bike | cykel,cyklar | دراجة,دراجات | אופניים
delivery | leverans,paket | توصيل,شحن | משלוח,משלוחים
job application | jobb,lediga jobb,rekrytering | وظائف,توظيف | משרות,דרושים,גיוס
stock market | aktier,börs | أسهم,بورصة | מניות,בורסה
insurance | försäkring | تأمين | ביטוח
farm | gård,lantbruk | مزرعة | חווה,משק
game | spel | لعبة,ألعاب | משחק,משחקים
quiz | frågesport,quiz | اختبار,مسابقة | חידון
file | filer,dokument | ملفات,مستندات | קבצים,מסמכים
pricing | priser,prislista | أسعار,السعر | מחירים,מחירון
faq | vanliga frågor | أسئلة شائعة,الأسئلة الشائعة | שאלות נפוצות
newsletter | nyhetsbrev | نشرة بريدية,النشرة البريدية | ניוזלטר
feature | funktioner,fördelar,tjänster | مميزات,خدمات | תכונות,שירותים
gallery | galleri | معرض صور | גלריה
photo | bild,bilder,foto | صورة,صور | תמונה,תמונות
testimonial | omdömen,recensioner | آراء العملاء,تقييمات | המלצות,ביקורות
email | e-post,mejl | بريد إلكتروني,البريد الإلكتروني | אימייל,דואר אלקטרוני
password | lösenord | كلمة المرور,كلمة السر | סיסמה
name | namn | اسم | שם
phone | telefon,telefonnummer | رقم الهاتف | מספר טלפון
address | adress | عنوان | כתובת
date | datum | تاريخ الموعد | תאריך
goal | mål | هدف,أهداف | יעד,יעדים,מטרה
offer | erbjudanden,rea | عروض,عرض,تخفيضات | מבצעים,מבצע
portfolio | portfolio,portfölj | معرض أعمال,أعمال | תיק עבודות,פורטפוליו
about us | om oss | من نحن,عنا | אודות,עלינו
contact details | kontakt | اتصل بنا,تواصل | צור קשר,יצירת קשר
hair salon | frisör,frisörsalong | صالون,حلاق,صالون تجميل | מספרה,ספר,סלון יופי
wine | vin,viner,vingård | نبيذ | יין,יקב
hiking | vandring,vandringsleder | مشي,تسلق | טיולים רגליים,מסלולי הליכה
beach | strand | شاطئ | חוף
kanban board | kanban,anslagstavla | كانبان | קנבן
`;
