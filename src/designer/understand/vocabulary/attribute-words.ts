/** What a row of a table or a card says about its thing; a list of these names columns, not parts of the screen. */
export const ATTRIBUTE_WORDS: ReadonlySet<string> = new Set(
  (
    'name,title,price,date,status,statu,rating,rank,player,win,loss,author,photo,image,email,role,type,amount,size,category,location,time,duration,score,point,description,id,quantity,' +
    'brand,owner,assignee,priority,due,due date,deadline,last login,phone,address,department,salary,company,distance,pace,calorie,level,genre,year,artist,album,length,' +
    'weight,height,age,breed,gender,city,country,number,position,opponent,result,grade,teacher,room,code,sku,discount,currency,rate,change,volume,symbol,avatar,thumbnail,' +
    'first name,last name,username,last active,last seen,joined,created,updated,start date,end date,start time,end time,unit,cost,margin,points,host,capacity,state,model,mileage,fuel level,driver,contact,availability,battery life,storage,screen,display,memory,processor,camera,warranty,color,material,dimension,specie,species,diet,skill,language,experience,job title,seat,gate,subject,hourly rate,total,line total,unit price'
  ).split(','),
);

/** Heads that make any name an attribute: "article number", "delivery date". */
export const ATTRIBUTE_HEADS: ReadonlySet<string> = new Set(
  'number price date time name total status statu amount quantity code rate level size type id address'.split(' '),
);
